import type { RenderedPage } from './rendered-page.ts';

/** A page that nothing comes to life in: it stands at many addresses, and React would look for what belongs to each. */
export function stillPage({ status, headers, html }: RenderedPage): RenderedPage {
  return { status, headers, html: html.replace(/<script\b[\s\S]*?<\/script>/g, ''), state: undefined };
}
