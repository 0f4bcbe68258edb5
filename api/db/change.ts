/** Some columns of a row to write; those that are undefined stay as they are, as drizzle has it. */
export type Change<Table extends { $inferInsert: object }> = {
  [Column in keyof Table['$inferInsert']]?: Table['$inferInsert'][Column] | undefined;
};
