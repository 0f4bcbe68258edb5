const steps = [
  { title: 'We call you', text: 'To agree a morning at the campus you choose.' },
  {
    title: 'Your child spends a morning',
    text: 'In a real class, with break and a snack. No entrance paper below P3.',
  },
  { title: 'You get an answer in writing', text: 'Within five school days, with the fees and the uniform list.' },
];

export function NextSteps() {
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
