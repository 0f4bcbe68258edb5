import { idParam } from '../../../contract/common/fields.ts';
import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/school/term-dates.ts';
import type { Deps } from '../../deps.ts';
import { anyone, atLeast, ownerOr } from '../../lib/access.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { presentPublic, presentTermDate } from './term-dates.presenter.ts';
import * as dates from './term-dates.service.ts';
import { addHolidays, copyYear } from './whole-years.service.ts';

const shown = defineRoute({
  method: 'get',
  path: '/term-dates',
  access: anyone,
  summary: 'Terms, holidays and visiting days of a year, and what comes next',
  request: { query: contract.publicTermDatesQuery },
  answer: ok(contract.publicTermDates),
});
const calendar = defineRoute({
  method: 'get',
  path: '/term-dates/calendar',
  access: anyone,
  summary: 'The dates of the last year and all to come, for calendar programs',
  request: { query: contract.termCalendarQuery },
  answer: ok(contract.termCalendar),
});
const list = defineRoute({
  method: 'get',
  path: '/admin/term-dates',
  access: atLeast(editorRole),
  summary: 'Dates of a year, or of this one and all later ones',
  request: { query: contract.termDateListQuery },
  answer: ok(contract.termDateList),
});
const add = defineRoute({
  method: 'post',
  path: '/admin/term-dates',
  access: atLeast(editorRole),
  summary: 'Add a date',
  request: { body: body(contract.termDateAdd) },
  answer: created(contract.termDate),
});
const view = defineRoute({
  method: 'get',
  path: '/admin/term-dates/{id}',
  access: atLeast(editorRole),
  summary: 'One date',
  request: { params: idParam },
  answer: ok(contract.termDate),
});
const edit = defineRoute({
  method: 'put',
  path: '/admin/term-dates/{id}',
  access: ownerOr(adminRole),
  summary: 'Change a date',
  request: { params: idParam, body: body(contract.termDateEdit) },
  answer: ok(contract.termDate),
});
const remove = defineRoute({
  method: 'delete',
  path: '/admin/term-dates/{id}',
  access: ownerOr(adminRole),
  summary: 'Delete a date; it stays in the trash for a while',
  request: { params: idParam, query: contract.termDateRemove },
  answer: noContent,
});
const copy = defineRoute({
  method: 'post',
  path: '/admin/term-dates-copy',
  access: atLeast(editorRole),
  summary: 'Copy the dates of one year to another as a beginning; what is there already stays',
  request: { body: body(contract.termDateCopy) },
  answer: created(contract.termDateCopied),
});
const holidays = defineRoute({
  method: 'post',
  path: '/admin/term-dates-holidays',
  access: atLeast(editorRole),
  summary: 'Add the public holidays of the country to a year; those that are there already stay',
  request: { body: body(contract.termDateHolidays) },
  answer: created(contract.termDateCopied),
});

export const termDateRoutes = (deps: Deps) =>
  createRouter()
    .openapi(shown, async (c) => {
      const { docs, next, nextHoliday, ...year } = await dates.publicTermDates(deps, c.req.valid('query'));
      const coming = { next: next && presentPublic(next), nextHoliday: nextHoliday && presentPublic(nextHoliday) };
      return c.json({ ...year, docs: docs.map(presentPublic), ...coming }, 200);
    })
    .openapi(calendar, async (c) => {
      const { docs, ...when } = await dates.calendarDates(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentPublic), ...when }, 200);
    })
    .openapi(list, async (c) => {
      const { docs, ...found } = await dates.listTermDates(deps, c.req.valid('query'));
      return c.json({ docs: docs.map(presentTermDate), ...found }, 200);
    })
    .openapi(add, async (c) =>
      c.json(presentTermDate(await dates.addTermDate(deps, theActor(c), c.req.valid('json'))), 201),
    )
    .openapi(view, async (c) => c.json(presentTermDate(await dates.viewTermDate(deps, c.req.valid('param').id)), 200))
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(presentTermDate(await dates.editTermDate(deps, theActor(c), id, c.req.valid('json'))), 200);
    })
    .openapi(remove, async (c) => {
      const { updatedAt } = c.req.valid('query');
      await dates.deleteTermDate(deps, theActor(c), c.req.valid('param').id, updatedAt);
      return c.body(null, 204);
    })
    .openapi(copy, async (c) => c.json(await copyYear(deps, theActor(c), c.req.valid('json')), 201))
    .openapi(holidays, async (c) => c.json(await addHolidays(deps, theActor(c), c.req.valid('json').year), 201));
