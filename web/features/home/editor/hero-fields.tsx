import type { HomeSettings } from '../../../../contract/site/site.ts';
import { siteLimits as max } from '../../../../contract/site/site-links.ts';
import { fillWords } from '../../../../contract/site/words/fill-words.ts';
import { LineField } from '../../../office/forms/line-field.tsx';
import { ScenePicker } from './scene-picker.tsx';
import { Buttons, type SectionProps } from './written-sections.tsx';

export function HeroFields({ home: { hero }, school, pages, errorOf, write }: SectionProps) {
  const campuses = fillWords('{campuses}', { ...school, campuses: school.site.campuses.length });
  const otherwise = school.motto ? `your motto, “${school.motto}”` : `the school’s name, “${school.schoolName}”`;
  const change = (next: Partial<HomeSettings['hero']>) => write({ hero: { ...hero, ...next } });
  return (
    <>
      <LineField
        label="Small line above"
        value={hero.kicker}
        max={max.text}
        hint={`{campuses} reads “${campuses}” today and follows your list.`}
        error={errorOf('hero.kicker')}
        onChange={(kicker) => change({ kicker })}
      />
      <LineField
        label="Large line"
        value={hero.line}
        max={max.text}
        hint={hero.line ? `${hero.line.length} letters. Up to 40 fit on two lines on a phone.` : `Empty: ${otherwise}`}
        error={errorOf('hero.line')}
        onChange={(line) => change({ line })}
      />
      <LineField
        label="Sentence below"
        value={hero.lede}
        max={max.text}
        rows={3}
        error={errorOf('hero.lede')}
        onChange={(lede) => change({ lede })}
      />
      <Buttons
        at="hero.buttons"
        buttons={hero.buttons}
        pages={pages}
        errorOf={errorOf}
        onChange={(buttons) => change({ buttons })}
      />
      <ScenePicker scene={hero.scene} onChange={(scene) => write({ hero: withScene(hero, scene) })} />
    </>
  );
}

/** Left out where each visit shows another one. */
const withScene = ({ scene: _, ...hero }: HomeSettings['hero'], scene: number | undefined) =>
  scene === undefined ? hero : { ...hero, scene };
