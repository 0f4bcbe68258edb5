import { globSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Declaration, list } from 'postcss';
import { checkOwners } from './owners.ts';
import { breakpoints, colourFiles, isOnScale, isRadius, radii, smallPhones } from './scale.ts';
import { hasColour, remsIn } from './values.ts';

/** What stands in the styles of a folder but should not, a line each: where it is, and what to use. */
export function styleProblems(folder: string): string[] {
  const files = globSync('web/**/*.css', { cwd: folder }).sort();
  const sheets = files.map((file) => ({ file, root: postcss.parse(readFileSync(`${folder}/${file}`, 'utf8')) }));
  const problems: string[] = [];
  const say = (file: string, line: number | undefined, text: string) => problems.push(`${file}:${line ?? 1} ${text}`);
  for (const { file, root } of sheets) {
    root.walkAtRules('media', (rule) => {
      for (const text of breakpointProblems(rule, file)) say(file, rule.source?.start?.line, text);
    });
    root.walkDecls((declaration) => {
      for (const text of valueProblems(declaration, file)) say(file, declaration.source?.start?.line, text);
    });
  }
  checkOwners(folder, sheets, say);
  return problems;
}

function breakpointProblems({ params }: AtRule, file: string): string[] {
  const allowed = file === smallPhones.file ? [...breakpoints, ...smallPhones.widths] : breakpoints;
  return [...params.matchAll(/\([^)]*width[^)]*\)/g)]
    .flatMap(([feature]) => feature.match(/\d[\w.]*/g) ?? [])
    .filter((width) => !allowed.includes(width))
    .map((width) => `${width} is no breakpoint: use ${breakpoints.join(', ')}.`);
}

function valueProblems({ prop, value }: Declaration, file: string): string[] {
  const written = `"${prop}: ${value.replace(/\s+/g, ' ')}"`;
  const problems: string[] = [];
  if (!colourFiles.includes(file) && hasColour(prop, value)) {
    problems.push(`${written} has a colour of its own: use a token of ${colourFiles.join(' or ')}.`);
  }
  if (/^(padding|margin|(row-|column-)?gap)/.test(prop)) {
    for (const rem of remsIn(prop, value).filter((length) => !isOnScale(length))) {
      const pixels = rem * 16;
      const step = pixels < 24 ? 2 : pixels < 64 ? 4 : 8;
      const [below, above] = [Math.floor(pixels / step) * step, Math.ceil(pixels / step) * step];
      problems.push(`${written} is off the scale: instead of ${rem}rem use ${below / 16}rem or ${above / 16}rem.`);
    }
  }
  if (/radius$/.test(prop) && !prop.startsWith('--')) {
    const corners = list.space(value).filter((corner) => corner !== '/' && !isRadius(corner));
    if (corners.length > 0) problems.push(`${written} is off the scale: use ${radii.join(', ')}.`);
  }
  return problems;
}

if (import.meta.main) {
  const problems = styleProblems('.');
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
