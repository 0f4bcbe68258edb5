import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** What React itself takes for a list of links, with nothing around it: the unit for what a page of ours takes. */
const [, , port = '0'] = process.argv;
const links = 1_000;

function List() {
  const items = Array.from({ length: links }, (_, n) =>
    createElement('li', { key: n, className: 'item' }, createElement('a', { href: `/news/view/${n}` }, `Story ${n}`)),
  );
  return createElement('ul', null, items);
}

createServer((_, response) => {
  const html = Buffer.from(renderToString(createElement(List)));
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': html.length });
  response.end(html);
}).listen(Number(port));
