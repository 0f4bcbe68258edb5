import type { CSSProperties } from 'react';

// Mail programs drop style sheets, so every colour stands where it is used. Those that keep them also know the dark.
const [ink, muted, sand] = ['#17212b', '#535e66', '#f4ebdc'];

/** The colours of the school by day and by night, and the address of its crest where it has one. */
export type Look = { hill: string; tint: string; nightLink: string; nightTint: string; crest?: string | undefined };

export const defaultLook: Look = { hill: '#0e5a45', tint: '#e3efe6', nightLink: '#8fd3b0', nightTint: '#24382f' };

export const stylesOf = ({ hill, tint }: Look) =>
  ({
    page: { margin: 0, padding: '16px 8px', background: sand, color: ink },
    sheet: {
      maxWidth: '560px',
      margin: '0 auto',
      padding: '24px 20px',
      borderRadius: '12px',
      background: '#ffffff',
      overflowWrap: 'anywhere',
      font: '16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    },
    school: { margin: '0 0 16px', color: hill, fontSize: '15px', fontWeight: 700 },
    title: { margin: '0 0 12px', fontSize: '22px', lineHeight: 1.25 },
    text: { margin: '0 0 14px' },
    words: { margin: 0, font: 'inherit', whiteSpace: 'pre-wrap' },
    label: { color: muted, fontSize: '14px' },
    code: {
      margin: '18px 0',
      padding: '14px 16px',
      borderRadius: '10px',
      background: tint,
      textAlign: 'center',
    },
    signs: {
      fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
      fontSize: '28px',
      fontWeight: 700,
      letterSpacing: '2px',
      whiteSpace: 'nowrap',
    },
    action: {
      display: 'inline-block',
      padding: '12px 22px',
      borderRadius: '10px',
      background: hill,
      color: '#ffffff',
      fontWeight: 700,
      textDecoration: 'none',
    },
    foot: { margin: '22px 0 0', padding: '14px 0 0', borderTop: '1px solid #ddd2bf', color: muted, fontSize: '14px' },
    link: { color: hill },
    crest: { height: '40px', marginRight: '10px', verticalAlign: 'middle' },
    hidden: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  }) satisfies Record<string, CSSProperties>;

export const darkStylesOf = ({ nightLink, nightTint }: Look) => `@media (prefers-color-scheme: dark) {
.page { background: #0f1714 !important; color: #eef2ec !important }
.sheet { background: #1a2520 !important }
.quiet, .foot { color: #aebbb2 !important }
.foot { border-color: #34463d !important }
.school, .link { color: ${nightLink} !important }
.code { background: ${nightTint} !important }
.action { background: ${nightLink} !important; color: #0f1714 !important }
}`;
