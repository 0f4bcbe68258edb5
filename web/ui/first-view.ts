/**
 * Until the first view is there, pictures below it are not asked for: on a slow line they would take from it what they
 * do not need yet. The style sheet hides them as long as this mark is set (far-below.css), which only a script does.
 * Whoever scrolls before is not kept waiting.
 */
export const firstViewScript = `(h=>{h.className='arriving';for(let e of['load','scroll'])addEventListener(e,()=>{h.className=''},{once:!0})})(document.documentElement)`;
