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
  const document = () => api.getOpenAPI31Document(info(publicUrl));
  api.get('/openapi.json', (c) => c.json(document()));
  api.get('/docs', (c) => c.html(renderDocs(document())));
}
