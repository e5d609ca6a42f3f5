// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { keepOffline } from './offline.js';

/** A worker in the hands of a test. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage = (message: unknown): void => void this.heard.push(message);
  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  register = async (): Promise<FakeRegistration> => this.registration;
}

async function kept(prepare: (container: FakeContainer) => void = () => undefined) {
  const container = new FakeContainer();
  prepare(container);
  const news = { ready: vi.fn<() => void>(), renewed: vi.fn<() => void>() };
  const reload = vi.fn<() => void>();
  const takeOver = keepOffline(news, container as never, reload);
  await new Promise(resolve => setTimeout(resolve));
  return { container, news, reload, takeOver };
}

test('the first one says when everything is kept', async () => {
  const worker = new FakeWorker();
  const { news } = await kept(({ registration }) => {
    registration.installing = worker;
  });
  expect(news.ready).not.toHaveBeenCalled();
  worker.install();
  expect([news.ready.mock.calls.length, news.renewed.mock.calls.length]).toEqual([1, 0]);
});

test('a later one waits until somebody lets it take over; then the page is loaded anew', async () => {
  const { container, news, reload, takeOver } = await kept(at => {
    at.controller = new FakeWorker();
  });
  const worker = new FakeWorker();
  container.registration.find(worker);
  worker.install();
  expect([news.ready.mock.calls.length, news.renewed.mock.calls.length]).toEqual([0, 1]);
  takeOver();
  expect(worker.heard).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('one that waited already is told of', async () => {
  const { news } = await kept(at => {
    at.controller = new FakeWorker();
    at.registration.waiting = new FakeWorker();
  });
  expect(news.renewed).toHaveBeenCalledTimes(1);
});

test('where none can be had, nothing breaks', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { news } = await kept(container => {
    container.register = () => Promise.reject(new Error('not allowed'));
  });
  expect(news.ready).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
