/** What was typed outlives a reload, in this tab only: many phones and computers are shared. */
type Draft = Record<string, string>;

const keyOf = (form: string) => `draft:${form}`;

function loadDraft(form: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

export function saveDraft(form: string, values: Draft): void {
  // A browser may refuse to store; the form works without.
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {}
}

/** Fills what is still empty; what was typed before this ran is newer and stays. */
export function restoreDraft(form: string, element: HTMLFormElement): void {
  for (const [name, value] of Object.entries(loadDraft(form))) {
    const field = element.elements.namedItem(name);
    if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value)) {
      field.value = value;
    }
    const writable =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file');
    if (writable && field.value === '') field.value = value;
  }
}
