/** Leads to the first of these fields in the order of the page; false when none can be reached. */
export function focusField(form: HTMLFormElement, names: string[]): boolean {
  const controls = [...form.querySelectorAll<HTMLElement>('[data-field], [name]')];
  const first = controls.find((control) => {
    // A part that writes into a hidden field names the control which stands for it.
    const { type } = control as HTMLInputElement;
    const field = control.dataset.field ?? (type === 'hidden' ? null : control.getAttribute('name'));
    return field !== null && names.includes(field);
  });
  first?.focus();
  return first !== undefined;
}
