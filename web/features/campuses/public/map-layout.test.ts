import { expect, test } from 'vitest';
import { layOut, mapSize } from './map-layout.ts';

const gate = { latitude: 0.3536, longitude: 32.6142 };
const stage = { name: 'Taxi stage', latitude: 0.3566, longitude: 32.6122 };

test('north is up, west is left, and the walk is counted', () => {
  const map = layOut(gate, [stage]);
  expect(map?.places[0]?.y).toBeLessThan(map?.gate.y ?? 0);
  expect(map?.places[0]?.x).toBeLessThan(map?.gate.x ?? 0);
  expect(map?.places[0]?.label.text).toBe('Taxi stage');
  expect(map?.minutes).toBe(6);
  expect(map?.words).toBe('Map: Taxi stage is 400 m north-west of the gate.');
  expect(map?.scale.metres).toBe(100);
});

test('nobody is told to walk ten kilometres, and nothing is drawn of nothing', () => {
  const far = layOut(gate, [{ ...stage, latitude: 0.4536 }]);
  expect([far?.minutes, far?.places[0]?.label.text]).toEqual([undefined, 'Taxi stage, 11.1 km']);
  expect(layOut(gate, [])).toBeUndefined();
});

test('names stay within the drawing and off each other, also of places that are one', () => {
  const many = ['Taxi stage Kiwatule', 'Church', 'A market with quite a long name', 'Well', 'Post office', 'Bank'];
  for (const spread of [0, 0.0001, 0.01]) {
    const map = layOut(
      gate,
      many.map((name, place) => ({ name, latitude: gate.latitude + spread * place, longitude: gate.longitude })),
    );
    const labels = [map?.gate.label, ...(map?.places.map(({ label }) => label) ?? [])].flatMap((one) => one ?? []);
    expect(labels).toHaveLength(7);
    for (const { x, y, width } of labels) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(mapSize.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(mapSize.height);
    }
  }
});
