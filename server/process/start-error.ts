/** What can be wrong before the site is up, with the exit code of each. */
export const exitCodes = {
  settings: 2,
  port: 3,
  dataFolder: 4,
  alreadyRunning: 5,
  database: 6,
  /** The only one that waiting may mend; `deploy/seven-hills.service` tries again. */
  databaseUnreachable: 7,
} as const;

/** Its message is a sentence for the person at the terminal, who gets no stack. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(reason: keyof typeof exitCodes, message: string) {
    super(message);
    this.exitCode = exitCodes[reason];
  }
}
