import { createConfig, lintFromString } from '@redocly/openapi-core';
import { runnerImport } from 'vite';
import type { createApi } from '../api/app.ts';
import type { Deps } from '../api/deps.ts';

/** The document is made from the routes alone: nothing that they would need to answer is there. */
const deps = { publicUrl: 'https://www.school.example' } as Deps;

async function describeApi(): Promise<string> {
  const { module } = await runnerImport<{ createApi: typeof createApi }>('./api/app.ts', { configFile: false });
  return (await module.createApi(deps).request('/api/openapi.json')).text();
}

const rules = {
  // The list of alumni ends in a slash because the product's specification says so.
  'no-path-trailing-slash': 'off',
  // What has no `draft` is none, so the two shapes exclude each other; the rule wants the field to be there in both.
  'no-illogical-composition-keywords': 'off',
} as const;

const config = await createConfig({ extends: ['recommended'], rules });
const problems = await lintFromString({ source: await describeApi(), config, absoluteRef: 'openapi.json' });
for (const { ruleId, message, location } of problems) {
  console.error(`${ruleId}: ${message}\n  at ${location.map(({ pointer }) => pointer).join(', ')}`);
}
console.log(`${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
