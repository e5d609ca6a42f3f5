/**
 * The part of the service worker that shows notifications; the rest of it is written by the build, which imports this file. Texts
 * come from the server, in the reader's language. Anything may come: what is not as agreed is left out, and only tables are opened.
 */
(() => {
  const HOME = '/';
  /** Characters. Longer texts are cut by systems anyway. */
  const LONGEST = 200;

  const textIn = value => (typeof value === 'string' ? value.slice(0, LONGEST) : '');

  /** The address of a table, without anything that leads elsewhere; home if it is not one. */
  const addressIn = value => {
    try {
      const url = new URL(String(value), self.location.origin);
      const isTable = url.origin === self.location.origin && /^\/play\/[^/]+$/.test(url.pathname);
      return isTable ? url.pathname : HOME;
    } catch {
      return HOME;
    }
  };

  const messageIn = data => {
    try {
      return Object(data.json());
    } catch {
      return {};
    }
  };

  const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

  const pathOf = client => new URL(client.url).pathname;

  /** A browser that has been let in to tell something must tell it, whatever came. */
  const show = async data => {
    const { title, body, url, tag } = messageIn(data);
    const address = addressIn(url);
    const isSeen = (await windows()).some(each => each.visibilityState === 'visible' && pathOf(each) === address);
    const name = textIn(tag);
    await self.registration.showNotification(textIn(title) || 'Belfry', {
      body: textIn(body),
      icon: '/icon-192.png',
      badge: '/badge.png',
      data: { url: address },
      // Whoever has the table before them needs no sound.
      silent: isSeen,
      // One for each table; the later one counts, and is heard again.
      ...(name !== '' && { tag: name, renotify: !isSeen }),
    });
    // How many tables wait, the page knows when it is open; until then there is only a mark.
    if (!isSeen) await self.navigator.setAppBadge?.().catch(() => undefined);
  };

  /** To the table: in a window that shows it already, else in another of ours, else in a new one. */
  const open = async address => {
    const all = await windows();
    const there = all.find(each => pathOf(each) === address);
    if (there !== undefined) return await there.focus();
    for (const client of all)
      try {
        await client.focus();
        // Not every window may be led elsewhere.
        if ((await client.navigate(address)) !== null) return;
      } catch {}
    await self.clients.openWindow(address);
  };

  self.addEventListener('push', event => event.waitUntil(show(event.data)));

  self.addEventListener('notificationclick', event => {
    // Not every browser says which one was meant: then home is opened.
    const { notification } = event;
    notification?.close();
    event.waitUntil(open(addressIn(notification?.data?.url)));
  });
})();
