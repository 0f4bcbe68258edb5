/**
 * Sends the forms that wait on this device (web/ui/form/outbox.ts), in a page or in the worker: each under its key, so that
 * the school has it once, whoever sends it and however often. What is not to be sent again is noted: with its code where
 * it was taken, or that it was refused. Resolves with all of them.
 */
self.sendWaiting = async () => {
  const box = await caches.open('outbox');
  const forms = [];
  for (const key of await box.keys()) {
    const form = await (await box.match(key)).json();
    if (!form.receipt && !form.refused) {
      const body = new URLSearchParams(form.body);
      const answer = await fetch(form.action, { method: 'POST', body }).catch(() => 0);
      const receipt = answer && new URL(answer.url).searchParams.get('receipt');
      if (receipt) form.receipt = receipt;
      else if (answer && answer.status < 500 && answer.status != 429) form.refused = true;
      await box.put(key, Response.json(form));
    }
    forms.push({ key, form });
  }
  return forms;
};
