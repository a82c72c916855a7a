import type { Step } from '../steps'

export const shop: Readonly<Record<string, readonly Step[]>> = {
  'a gift is added from a category, with its filter taken away': [
    ['goto', '/category/steaks?price=200-and-up'],
    ['see', 'text', /^3 gifts/],
    ['click', 'button', /^Remove filter \$200 and up/],
    ['see', 'text', /^9 gifts/],
    ['click', 'button', /^Add Porterhouse/],
    ['see', 'dialog', /^Porterhouse/],
    ['click', 'checkbox', /^Myself/],
    ['click', 'button', /^Add for myself/],
    ['see', 'text', /^Porterhouse added for you/],
  ],
  'a recipe is found, and cooked for more': [
    ['goto', '/recipes/search'],
    // Announced by the widget, which has taken over by then.
    ['see', 'text', /^Try ribeye/],
    ['fill', /^Search recipes/, 'filet'],
    ['see', 'text', /^Pan-Seared Filet Mignon/],
    ['press', 'Escape'],
    ['click', 'link', /^Pan-Seared Filet Mignon/],
    ['click', 'button', /^More servings/],
    ['see', 'checkbox', /^3¾ tbsp unsalted butter/],
    ['click', 'button', /^Start cooking/],
    ['see', 'text', /^Step 1 of 5/],
    ['click', 'button', /^Next step/],
    ['see', 'text', /^Step 2 of 5/],
    ['press', 'Escape'],
    ['gone', 'text', /^Step 2 of 5/],
  ],
}
