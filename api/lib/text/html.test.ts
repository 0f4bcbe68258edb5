import { describe, expect, test } from 'vitest';
import { extract, plainText, sanitise } from './html.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)">x</a>',
  '<a href="https://ok.example" style="position:fixed;inset:0">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="x.swf">',
  '<form action="https://evil.example"><input name=pwd><button>go</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<body onload=alert(1)>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<p id="__proto__" class="admin size-small">x</p>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<xss style="xss:expression(alert(1))">x</xss>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '<textarea><script>alert(1)</script></textarea>',
  '<title><script>alert(1)</script></title>',
];

const forbidden =
  /<(?!\/?(p|h2|h3|h4|blockquote|ul|ol|li|hr|pre|table|thead|tbody|tr|th|td|a|strong|b|em|i|u|s|code|sub|sup|br|span)\b)[a-z!?]/i;

describe('known attacks', () => {
  test.each(payloads)('%s', (payload) => {
    const clean = sanitise(`<p>before</p>${payload}<p>after</p>`);
    expect(clean).not.toMatch(forbidden);
    expect(clean).not.toMatch(/<[^>]*\s(on\w+|style|id|srcdoc|src|formaction)\s*=/i);
    expect(clean).not.toMatch(/href="(?!https?:|mailto:|tel:|\/(?!\/)|#)[^"]*"/i);
    expect(clean).not.toMatch(/class="(?!(size-(small|medium|large)|align-(left|center|right|justify))")/);
  });
});

test('cleaning twice changes nothing', () => {
  for (const payload of payloads) expect(sanitise(sanitise(payload))).toBe(sanitise(payload));
});

test('what the editor makes survives', () => {
  const html =
    '<h2>Title</h2><p class="align-center">A <strong>b</strong> <em>c</em> <u>d</u> <span class="size-large">e</span></p>' +
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote><p>q</p></blockquote>' +
    '<p><a href="/fees" rel="noopener noreferrer">fees</a></p><table><tbody><tr><th scope="row">P1</th><td>1</td></tr></tbody></table>';
  expect(sanitise(html)).toBe(html);
});

test('sizes small, medium and large are the only classes of a span', () => {
  for (const size of ['small', 'medium', 'large'])
    expect(sanitise(`<span class="size-${size}">x</span>`)).toContain(size);
  expect(sanitise('<span class="size-huge">x</span>')).toBe('<span>x</span>');
});

test('a very deep nest is flattened and does not take the server down', () => {
  // As long as the API takes it.
  const deep = `${'<blockquote>'.repeat(16_600)}x`;
  expect(sanitise(deep)).toContain('x');
});

test('plain text and extract', () => {
  expect(plainText('<h2>One</h2><p>two &amp; three</p>')).toBe('One two & three');
  expect(extract('<p>short</p>')).toBe('short');
  const long = extract(`<p>${'word '.repeat(200)}</p>`, 50);
  expect(long.length).toBeLessThanOrEqual(51);
  expect(long).toMatch(/word…$/);
});

test('an extract keeps apart what a reader sees apart', () => {
  const cells =
    '<table><thead><tr><th>Class</th><th>Fee</th></tr></thead><tbody><tr><td>P1</td><td>900</td></tr></tbody></table>';
  expect(plainText(`<p>Line one<br>line two</p>${cells}after`)).toBe('Line one line two Class Fee P1 900 after');
  expect(plainText('<p>a <strong>b</strong>old word</p>')).toBe('a bold word');
});

test('an extract ends with a whole word', () => {
  expect(extract('<p>one two three</p>', 7)).toBe('one two…');
  expect(extract('<p>one two, three</p>', 10)).toBe('one two…');
  expect(extract('<p>one twenty</p>', 8)).toBe('one…');
  // Where there is but one word there is no better place.
  expect(extract(`<p>${'x'.repeat(30)}</p>`, 10)).toBe(`${'x'.repeat(10)}…`);
});
