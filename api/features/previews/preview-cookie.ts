import { parse } from 'hono/utils/cookie';
import type { Deps } from '../../deps.ts';

/** Goes to the pictures alone, and opens those of the one thing that its link shows. */
export function previewCookie({ publicUrl }: Pick<Deps, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');
  const settings = { path: '/images', sameSite: 'Strict', httpOnly: true, secure } as const;
  return { name: secure ? '__Secure-preview' : 'preview', settings };
}

export function previewKeyIn(deps: Pick<Deps, 'publicUrl'>, cookies: string | undefined): string | undefined {
  const { name } = previewCookie(deps);
  return parse(cookies ?? '', name)[name];
}
