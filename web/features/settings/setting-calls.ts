import type { SecurityPolicy } from '../../../contract/people/security.ts';
import type { SceneSet } from '../../../contract/site/scene-sets.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { picturesIn, type SaidOfPictures } from '../../office/forms/edit/edit-fields.ts';
import { reasonOf } from '../../office/forms/reason.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import { sameValues } from '../../office/history/compare.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { bareFields, settingChange, settingValues } from './form.ts';
import type { SceneEditing } from './scene-section.tsx';
import type { SettingEditing } from './setting-card.tsx';

const loadSettings = () => unwrap(browserApi().admin.settings.$get());

export const settingEditing: SettingEditing = {
  save: (section, start) => async (values, version) => {
    const put = (updatedAt: string | null) =>
      savedBy(browserApi().admin.settings.$put({ json: { ...settingChange(section, values), updatedAt } }));
    let result = await put(version ?? null);
    if (result.kind === 'stale') {
      // Somebody who has saved another section is not in the way of this one.
      const now = await loadSettings().catch(() => null);
      if (now && sameValues(settingValues(section, now), start)) result = await put(now.updatedAt);
    }
    return result.kind === 'refused' ? { ...result, fields: bareFields(result.fields) } : result;
  },
  reload: (section) => async () => {
    const now = await loadSettings();
    return { values: settingValues(section, now), version: now.updatedAt ?? undefined };
  },
};

export const savePolicy = (json: SecurityPolicy) => savedBy(browserApi().admin.security.$put({ json }));

const putScenes = (set: SceneSet, pictures: string[], before: string[], said: SaidOfPictures = {}) =>
  savedBy(browserApi().admin.settings.scenes[':set'].$put({ param: { set }, json: { pictures, before, ...said } }));

/** What was chosen is named by the pictures themselves. */
export const sceneEditing = (revalidate: () => Promise<void>): SceneEditing => ({
  save: (set) => (values, version, said) => putScenes(set, picturesIn(values.pictures), picturesIn(version), said),
  reload: (set) => async () => {
    const scenes = await unwrap(browserApi().settings.scenes.$get());
    const pictures = scenes[set].map(({ name }) => name).join(',');
    return { values: { pictures }, version: pictures };
  },
  backToDrawings: async (set, pictures) => {
    const result = await putScenes(set, [], pictures);
    await revalidate();
    if (result.kind !== 'saved') return showNotice({ text: `Not changed. ${reasonOf(result)}`, bad: true });
    showNotice({
      text: 'The drawings are back.',
      undo: async () => {
        const again = await putScenes(set, pictures, []);
        await revalidate();
        showNotice(
          again.kind === 'saved'
            ? { text: 'Your pictures are back.' }
            : { text: `Not brought back. ${reasonOf(again)}`, bad: true },
        );
      },
    });
  },
});
