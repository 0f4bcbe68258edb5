import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '../actor.ts';
import { errorComponents } from './describe.ts';
import { renderDocs } from './openapi-page.ts';

const info = (publicUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'The school’s site',
    version: '1',
    description:
      'The API of a school website. Send the access token as a bearer token; a 403 with the code token_expired asks for one refresh.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: publicUrl }],
});

/** The document is made from the schemas that also check the requests, so it cannot say anything else. */
export function openApi(
  api: Pick<OpenAPIHono<ApiEnv>, 'getOpenAPI31Document' | 'openAPIRegistry' | 'get'>,
  publicUrl: string,
) {
  for (const [name, response] of Object.entries(errorComponents())) {
    api.openAPIRegistry.registerComponent('responses', name, response);
  }
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  // Made once, with the first question: it takes a fifth of a second, and depends on nothing that changes.
  const document = once(() => api.getOpenAPI31Document(info(publicUrl)));
  const text = once(() => JSON.stringify(document()));
  const page = once(() => renderDocs(document()));
  api.get('/openapi.json', (c) => c.body(text(), 200, { 'Content-Type': 'application/json' }));
  api.get('/docs', (c) => c.html(page()));
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
