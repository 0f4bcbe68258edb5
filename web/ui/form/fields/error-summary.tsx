import { useFormState } from '../form-state.ts';

/** After a refusal: every field that is wrong, as a link to it. The words of the refusal stand beside the button. */
export function ErrorSummary() {
  const { name, fields, answer, errors } = useFormState();
  const wrong = Object.keys(fields).filter((field) => answer?.fields[field] && errors[field]);
  if (wrong.length === 0) return null;
  return (
    <nav className="note bad summary" aria-label="What needs another look" tabIndex={-1} data-answer>
      <b>Please look at this again</b>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${name}-${field}`}>
              {fields[field]?.label}: {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
