import { useEffect, useState } from 'react';
import { type LinkPlace, ownPath } from '../../../../contract/pages/own-links.ts';
import { linkAddress } from './link-address.ts';
import { linkCalls } from './link-calls.ts';

/** What is known of where a link would lead. */
export type Target = { places: LinkPlace[]; title: string | null; isDead: boolean };

const unknown: Target = { places: [], title: null, isDead: false };
const debounceMs = 250;

/** Whoever writes an address means it; all else are words of something of ours. */
const isWords = (typed: string) => typed.length > 1 && !/^[/#]|^[a-z]+:|@|^\+?\d/i.test(typed);

/** Looks up what is typed once there is a pause: our own pages by their words, an address of ours by what is there. */
export function useLinkTarget(typed: string): Target {
  const [target, setTarget] = useState<Target>(unknown);
  const text = typed.trim();
  useEffect(() => {
    let isOld = false;
    const show = (next: Target) => !isOld && setTarget(next);
    const timer = setTimeout(() => {
      // Without an answer the link is simply not checked.
      lookUp(text).then(show, () => show(unknown));
    }, debounceMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text]);
  return target;
}

async function lookUp(text: string): Promise<Target> {
  if (isWords(text)) return { ...unknown, ...(await linkCalls.find(text)) };
  const path = ownPath(linkAddress(text) ?? '', window.location.origin);
  if (path === undefined) return unknown;
  const { dead, titles } = await linkCalls.check([path]);
  return { places: [], title: titles[path] ?? null, isDead: dead.includes(path) };
}
