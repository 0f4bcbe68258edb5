import { serveTasks } from '../child-tasks.ts';
import { pictureTasks } from './tasks.ts';

serveTasks(pictureTasks);
