/**
 * Until the first view is there, pictures below it are not asked for: on a slow line they would take from it what they
 * do not need yet. The style sheet hides them as long as this mark is set (far-below.css), which only a script does.
 * All of it may have come before anything was painted, hence the frame after that, and a moment for the main picture to
 * be decoded. Whoever scrolls is not kept waiting.
 */
export const firstViewScript = `(h=>{let o=()=>{h.className=''};h.className='arriving';addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(o,100)));addEventListener('scroll',o,{once:!0})})(document.documentElement)`;
