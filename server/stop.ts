/** Finishes what is under way when somebody asks the program to end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    // A second Ctrl-C means "now": PostgreSQL stays up and is adopted by the next start.
    if (stopping) process.exit(1);
    stopping = true;
    console.log('Finishing what is under way');
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The program that started us is gone; nobody could stop us any more.
  process.on('disconnect', onSignal);
}
