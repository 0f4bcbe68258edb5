import { serveTasks } from '../../../lib/child-tasks.ts';
import { readBody } from './mail-body.ts';

const mailTasks = { readBody };
export type MailTasks = typeof mailTasks;

serveTasks(mailTasks);
