import { useWords } from '../../../ui/meta/site.ts';

export function NextSteps() {
  const words = useWords();
  const steps = [
    { title: words.applyStep1, text: words.applyStep1Text },
    { title: words.applyStep2, text: words.applyStep2Text },
    { title: words.applyStep3, text: words.applyStep3Text },
  ];
  return (
    <section aria-labelledby="next-title">
      <h2 className="form-title" id="next-title">
        What happens next
      </h2>
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
