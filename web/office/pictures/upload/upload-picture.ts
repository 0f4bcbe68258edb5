import type { ErrorAnswer } from '../../../../contract/common/errors.ts';
import { browserApi } from '../../../api-client.ts';
import { sendSignedIn } from '../../../session/browser-session.ts';

export type UploadPath = 'singleUpload' | 'upsingle';
export type UploadResult =
  | { kind: 'stored'; name: string }
  /** The server does not want it: trying again is no use. */
  | { kind: 'refused'; message: string }
  /** The line broke: the same file can be sent again. */
  | { kind: 'lost' };

/** The name that is asked for; the server makes it safe and tells which one it became. */
export type FileName = (original: string, time: number) => string;

const timedName: FileName = (original, time) => `${time}${original}`;

/** A line that is this slow has broken. */
const timeoutMs = 5 * 60 * 1000;

type Upload = {
  file: File;
  path: UploadPath;
  fileName?: FileName | undefined;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sends one picture with the session's token, and tells how much has gone. */
export async function uploadPicture({
  file,
  path,
  fileName = timedName,
  onProgress,
  signal,
}: Upload): Promise<UploadResult> {
  const body = new FormData();
  body.set('name', fileName(file.name, Date.now()));
  body.set('file', file);
  const answer = await sendSignedIn((bearer) => send(`/api/${path}`, body, bearer, onProgress, signal)).catch(
    () => null,
  );
  if (!answer || answer.status >= 500) return { kind: 'lost' };
  if (answer.ok) return { kind: 'stored', name: ((await answer.json()) as { name: string }).name };
  const error = (await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  return { kind: 'refused', message: error.fields?.file ?? error.message ?? 'The picture was not taken.' };
}

/**
 * For a picture that was uploaded here and is not wanted after all. Nobody waits for it: what stays behind is found by
 * the server's own sweep.
 */
export async function discardPicture(name: string): Promise<void> {
  await browserApi()
    .fileDelete[':filename'].$post({ param: { filename: name } })
    .catch(() => undefined);
}

/** Only this old way of sending tells how far an upload has come. */
function send(
  url: string,
  body: FormData,
  bearer: string | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.timeout = timeoutMs;
    request.ontimeout = () => reject(new Error('Too slow.'));
    request.onerror = () => reject(new Error('No answer.'));
    request.onabort = () => reject(new Error('Given up.'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
