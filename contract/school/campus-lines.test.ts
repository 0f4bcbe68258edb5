import { expect, test } from 'vitest';
import { landmarksIn, stopLines, stopsIn, timesIn, wrongLandmark } from './campus-lines.ts';

test('a place is a name with commas in it or not, and two numbers', () => {
  expect(landmarksIn('Museum, taxi stage, 0.3352, 32.5877\n\n Market,-1,32 ')).toEqual([
    { name: 'Museum, taxi stage', latitude: 0.3352, longitude: 32.5877 },
    { name: 'Market', latitude: -1, longitude: 32 },
  ]);
  expect(wrongLandmark('Market, -1, 32')).toBeUndefined();
  for (const wrong of ['Market', 'Market, 1', 'Market, 1, east', ', 1, 2', 'Market, , 2', 'Market, 91, 0'])
    expect(wrongLandmark(wrong), wrong).toContain(wrong.trim());
});

test('a time keeps its own colon', () => {
  expect(timesIn('Gate opens: 6:45\nOn Sundays closed')).toEqual([
    { name: 'Gate opens', when: '6:45' },
    { name: '', when: 'On Sundays closed' },
  ]);
});

test('a stop has a place, and none, one or two times, and is written as it was read', () => {
  const text = 'Kira Road, Buwate turn 6:52 16:13\nMarket  7.05\nPlot 14\nCollege - 16:00';
  const stops = stopsIn(text);
  expect(stops).toEqual([
    { place: 'Kira Road, Buwate turn', toSchool: '6:52', home: '16:13' },
    { place: 'Market', toSchool: '7:05', home: '' },
    { place: 'Plot 14', toSchool: '', home: '' },
    { place: 'College', toSchool: '', home: '16:00' },
  ]);
  expect(stopsIn(stopLines(stops))).toEqual(stops);
  expect(stopsIn('6:40')).toEqual([{ place: '', toSchool: '6:40', home: '' }]);
});
