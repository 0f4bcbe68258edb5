import { html, raw } from 'hono/html';

type Schema = { $ref?: string; [key: string]: unknown };
type Content = Record<string, { schema?: Schema }>;
type Answer = { $ref?: string; description?: string; content?: Content };
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[];
  requestBody?: { content?: Content };
  responses?: Record<string, Answer>;
};
type Document = {
  info: { title: string; description?: string };
  paths?: Record<string, object>;
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> };
};

/** Readable without a script, so it works under the site's own content security policy and on any phone. */
export function renderDocs({ info, paths = {}, components }: Document) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title} API</title>
</head>
<body>
<h1>${info.title} API</h1>
<p>${info.description ?? ''} The same as data: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<nav><ul>${[...groups.keys()].map((tag) => html`<li><a href="#${tag}">${tag}</a></li>`)}</ul></nav>
${[...groups].map(([tag, members]) => html`<section id="${tag}"><h2>${tag}</h2>${members.map(renderOperation)}</section>`)}
<section id="errors"><h2>Errors</h2>
${Object.entries(components?.responses ?? {}).map(
  ([name, answer]) =>
    html`<h3 id="${name}">${statusOf(name)}</h3><p>${(answer as Answer).description ?? ''}</p>${renderContent((answer as Answer).content)}`,
)}
</section>
<section id="schemas"><h2>Schemas</h2>
${Object.entries(components?.schemas ?? {}).map(([name, schema]) => html`<h3 id="schema-${name}">${name}</h3>${renderSchema(schema as Schema)}`)}
</section>
</body>
</html>`;
}

function renderOperation({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { summary, description, parameters = [], requestBody, responses = {} } = operation;
  const answers = Object.entries(responses).filter(([, { $ref }]) => $ref === undefined);
  const errors = Object.values(responses).flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
  return html`<article>
<h3><code>${method.toUpperCase()} ${path}</code></h3>
<p>${summary ?? ''}. <em>${description ?? ''}.</em></p>
${
  parameters.length > 0 &&
  html`<table><thead><tr><th>Parameter</th><th>In</th><th>Shape</th></tr></thead><tbody>${parameters.map(
    (p) =>
      html`<tr><td>${p.name}${p.required ? ' (required)' : ''}</td><td>${p.in}</td><td>${renderSchema(p.schema)}</td></tr>`,
  )}</tbody></table>`
}
${requestBody && html`<h4>Send</h4>${renderContent(requestBody.content)}`}
${answers.map(([status, answer]) => html`<h4>${status} ${answer.description ?? ''}</h4>${renderContent(answer.content)}`)}
<p>Errors: ${errors.map((name) => html`<a href="#${name}">${statusOf(name)}</a> `)}</p>
</article>`;
}

/** Error404 is the 404 of every call. */
const statusOf = (name: string) => name.replace('Error', '');

function renderContent(content: Content = {}) {
  return Object.entries(content).map(([type, { schema }]) => html`<p>${type}</p>${renderSchema(schema)}`);
}

function renderSchema(schema: Schema | undefined) {
  if (!schema) return raw('');
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  return html`<pre>${JSON.stringify(schema, null, 2)}</pre>`;
}
