import type { Context } from 'hono';
import { z } from 'zod';
import {
  maxPictureBytes,
  pictureEdit,
  pictureInfo,
  pictureMessages,
  pictureParam,
  uploadAnswer,
  uploadForm,
} from '../../../contract/media/media.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import { anyone, ownerOr } from '../../lib/access.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { invalid } from '../../lib/errors.ts';
import { limitBody } from '../../middleware/body-size.ts';
import { body, created, createRouter, defineRoute, noContent, ok } from '../../middleware/define-route.ts';
import { theActor } from '../../middleware/require.ts';
import { deletePicture, describePicture, storePicture } from './media.service.ts';

// What a multipart form adds around the file: boundaries, headers and the name.
const formOverhead = 16_384;

export const uploadPaths = ['/singleUpload', '/upsingle'] as const;

const upload = <P extends string>(path: P, summary: string) =>
  defineRoute({
    method: 'post',
    path,
    access: anyone,
    summary,
    request: { body: { content: { 'multipart/form-data': { schema: uploadForm } }, required: true } },
    answer: created(uploadAnswer),
  });
const singleUpload = upload(uploadPaths[0], 'Store a picture; the answer has the name to use');
const profileUpload = upload(uploadPaths[1], 'Store a picture of a person; the same gate');
const fileDelete = defineRoute({
  method: 'post',
  path: '/fileDelete/{filename}',
  access: ownerOr(editorRole),
  summary: 'Remove a stored file that nothing uses',
  request: { params: z.object({ filename: z.string().min(1).max(200) }) },
  answer: noContent,
});
const describe = defineRoute({
  method: 'put',
  path: '/media/{name}',
  access: ownerOr(editorRole),
  summary: 'Say in words what a picture shows, and whether children in it may be shown',
  request: { params: pictureParam, body: body(pictureEdit) },
  answer: ok(pictureInfo),
});

export const mediaRoutes = (deps: Deps) => {
  const router = createRouter();
  const refuseLarge = limitBody(maxPictureBytes + formOverhead, pictureMessages.tooLarge, 'file');
  for (const path of uploadPaths) router.use(path, refuseLarge);

  async function store(c: Context<ApiEnv>, form: z.infer<typeof uploadForm>) {
    const actor = c.var.actor;
    if (actor) await deps.rateLimits.consume('upload', String(actor.id));
    else await deps.rateLimits.consume('publicUpload', c.var.clientAddress);
    if (!(form.file instanceof File)) throw invalid({ file: 'No images selected for upload.' });
    const { name, width, height } = await storePicture(deps, {
      wantedName: form.name || form.file.name,
      file: form.file,
      actor,
    });
    return { name, width, height };
  }

  return router
    .openapi(singleUpload, async (c) => c.json(await store(c, c.req.valid('form')), 201))
    .openapi(profileUpload, async (c) => c.json(await store(c, c.req.valid('form')), 201))
    .openapi(fileDelete, async (c) => {
      await deletePicture(deps, theActor(c), c.req.valid('param').filename);
      return c.body(null, 204);
    })
    .openapi(describe, async (c) => {
      const { name } = c.req.valid('param');
      return c.json(await describePicture(deps, theActor(c), name, c.req.valid('json')), 200);
    });
};
