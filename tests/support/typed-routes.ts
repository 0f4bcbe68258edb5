import type { ExtractSchema } from 'hono/types';
import type { Api } from '../../api/app.ts';

/** The schema that the site's own client (web/api-client.ts) is typed by, too. */
type Schema = ExtractSchema<Api>;
/** "news/view/:id" */
type Patterns = keyof Schema extends infer Route ? (Route extends `/api/${infer Pattern}` ? Pattern : never) : never;

type WithoutQuery<Url extends string> = Url extends `${infer Path}?${string}` ? Path : Url;
type WithoutSlash<Path extends string> = Path extends `${infer Rest}/` ? Rest : Path;

type Head<Path extends string> = Path extends `${infer First}/${string}` ? First : Path;
type Tail<Path extends string, First extends string> = Path extends `${First}/${infer Rest}` ? Rest : never;
/** The part of an address as the patterns have it; of `me` and `:id` the first is meant. */
type Part<Given extends string, Candidates extends string> =
  Given extends Head<Candidates> ? Given : Extract<Head<Candidates>, `:${string}`>;

/** One part after the other, so that few patterns are looked at and most steps are known from the request before. */
type RouteOf<
  Path extends string,
  Candidates extends string,
  Before extends string,
> = Path extends `${infer Given}/${infer Rest}`
  ? RouteOf<Rest, Tail<Candidates, Part<Given, Candidates>>, `${Before}/${Part<Given, Candidates>}`>
  : `${Before}/${Part<Path, Exclude<Candidates, `${string}/${string}`>>}`;

type OutputOf<Method extends string, Route> = Route extends keyof Schema
  ? Schema[Route] extends { [Name in `$${Lowercase<Method>}`]: { output: infer Output } }
    ? Output
    : unknown
  : unknown;

/** What a good answer of the API says to a request; of an address that is not known in advance, nothing is known. */
export type AnswerTo<Method extends string, Url extends string> =
  WithoutSlash<WithoutQuery<Url>> extends `/${infer Path}`
    ? OutputOf<Method, RouteOf<Path, Patterns, '/api'>>
    : unknown;
