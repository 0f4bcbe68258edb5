/**
 * Turns the code that would start React at once into text that the page can start later (web/start-app.ts), and takes
 * out the hints that would have a browser fetch it. The hydration data stays: it is what the later start works on.
 */
export function deferApp(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, '<script type="text/plain" data-app-code="">');
}
