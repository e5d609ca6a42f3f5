/** What is measured on a page: has everything room, can fingers hit it, is it called what is written on it? */
import type { Page } from 'playwright-core';

/** What cannot be reached: it sticks out sideways, and nothing around it scrolls. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element): boolean => {
      for (let around = element.parentElement; around !== null; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth)
          return true;
      return false;
    };
    const lost = [...document.body.querySelectorAll('button, a[href], input, select, h1, h2, h3, p, label')].filter(
      element => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isThere = width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
        return isThere && (left < -1 || right > clientWidth + 1) && !scrolls(element);
      },
    );
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`] : [];
    return [...wide, ...lost.slice(0, 8).map(element => element.outerHTML.slice(0, 200))];
  });

/** Controls smaller than 44 by 44 pixels. Links inside a sentence are as high as their line. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select, input:not([type=hidden])')].flatMap(control => {
      // A control that lies in its label is touched with it.
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isHidden = width <= 1 || height <= 1 || getComputedStyle(control).visibility === 'hidden';
      const isInText = control.matches('p a, li p a, dd a');
      return isHidden || isInText || (width >= 43.5 && height >= 43.5)
        ? []
        : [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`];
    }),
  );

/** Controls whose name lacks words that stand on them: whoever speaks to the page says those. */
export const misnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wordsOf = (text: string): string[] =>
      text
        .toLocaleLowerCase()
        .replaceAll('\u00ad', '')
        .match(/\p{L}{3,}/gu) ?? [];
    return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')].flatMap(control => {
      const name = wordsOf(control.ariaLabel ?? '');
      const missing = control.checkVisibility() && wordsOf(control.innerText).filter(word => !name.includes(word));
      return missing && missing.length > 0 ? [`${control.innerText} | ${control.ariaLabel}`] : [];
    });
  });

/** Everything that can be read or heard. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('script, style')) texts.push(node.data);
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
          texts.push(node.getAttribute(name) ?? '');
    }
    return texts.map(text => text.trim()).filter(text => text !== '');
  });

/** Texts that are not seen whole: they are wider than what holds them, and it cuts them off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap(element => {
      const hasText = [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '');
      const isSeen = element.checkVisibility() && element.clientWidth > 1 && element.clientHeight > 1;
      const isCut =
        /hidden|clip/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
      return hasText && isSeen && isCut ? [`${element.innerText} | ${element.outerHTML.slice(0, 120)}`] : [];
    }),
  );

/** What scrolls with bars that do not follow the theme. */
export const strayScrollbars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(element => {
      const { overflow, scrollbarColor } = getComputedStyle(element);
      return /auto|scroll/.test(overflow) && scrollbarColor === 'auto' ? [element.outerHTML.slice(0, 160)] : [];
    }),
  );
