/** Word writes a list as paragraphs that carry their own bullet or number, and say how deep they stand. */
export function makeWordLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll('p[data-style*="mso-list"]')) {
    const level = Number(/\blevel(\d)/.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 1);
    const marker = paragraph.querySelector('[data-style*="mso-list"]');
    const tag = /^\s*(\d+|[a-z]{1,3})[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((one) => one.level < level || (one.level === level && one.list.localName === tag));
    const within = open.at(-1);
    if (within?.level !== level) {
      const list = document.createElement(tag);
      const item = within?.list.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Google Docs puts a list beside the item that it belongs to, where no list may stand. */
export function nestLists(body: HTMLElement): void {
  for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = inner.previousElementSibling;
    if (item?.localName === 'li') item.append(inner);
  }
}
