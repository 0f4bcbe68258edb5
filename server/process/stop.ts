import cluster from 'node:cluster';

/** Finishes what is under way when somebody asks the program to end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let askedAt: number | undefined;
  const onSignal = () => {
    // One Ctrl-C may arrive twice, from the terminal and from the program that started us. A later one means "now":
    // PostgreSQL then stays up and is adopted by the next start.
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > 1_000) process.exit(1);
      return;
    }
    askedAt = Date.now();
    // Said once, not by every worker.
    if (cluster.isPrimary) console.log('Finishing what is under way');
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
  process.on('SIGHUP', onSignal);
  // The program that started us is gone; nobody could stop us any more.
  process.on('disconnect', onSignal);
}
