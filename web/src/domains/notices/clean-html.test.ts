import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

function cleaned(html: string): HTMLElement {
  const place = document.createElement('div');
  place.append(cleanHtml(html));
  return place;
}

describe('NOTICE-2 what a notice may contain', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<object data="data:text/html,x"></object>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<form action="/api/logout"><button>x</button></form>',
    '<style>*{display:none}</style>',
    '<p style="position:fixed;inset:0">x</p>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<details open ontoggle=alert(1)>x</details>',
    '<a href="//evil.example/x">x</a>',
    '<a href="\t//evil.example/x">x</a>',
    '<a href="/\t/evil.example/x">x</a>',
    '<a href="/\\evil.example/x">x</a>',
    '<a href="\\\\evil.example/x">x</a>',
    '<img src="//evil.example/x">',
    '<img src="/\\evil.example/x">',
  ])('NOTICE-2 nothing harmful stays of %s', (html) => {
    const place = cleaned(html);
    expect(place.querySelector('script,style,iframe,object,embed,form,button,base,meta,svg,math')).toBeNull();
    for (const element of place.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$/);
        if (name !== 'href' && name !== 'src') continue;
        expect(value).not.toMatch(/^\s*(javascript|data:text)/i);
        expect(new URL(value, 'https://hall.test').host).not.toBe('evil.example');
      }
    }
  });

  it('NOTICE-2 an address in the text becomes a link that opens safely', () => {
    const link = cleaned('<p>See https://example.edu/a?b=1 for more</p>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.edu/a?b=1');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  it('NOTICE-2 a link that was there opens safely too, and is not linked twice', () => {
    const place = cleaned('<p><a href="https://example.edu" rel="opener">https://example.edu</a></p>');
    expect(place.querySelectorAll('a')).toHaveLength(1);
    expect(place.querySelector('a')?.rel).toBe('noopener noreferrer');
  });

  it('NOTICE-2 a text over which the linkifier would be busy for minutes stays as it is, and leaders of dots hinder no link', () => {
    const address = 'https://example.edu';
    expect(cleaned(`<p>${address} ${'1.'.repeat(100_000)}</p>`).querySelector('a')).toBeNull();
    expect(cleaned(`<p>1 ${'.'.repeat(200)} 5 ${address}</p>`).querySelector('a')).not.toBeNull();
  });

  it('NOTICE-2 tables and lists stay', () => {
    expect(cleaned('<table><tr><td>1</td></tr></table><ul><li>a</li></ul>').querySelectorAll('td,li')).toHaveLength(2);
  });
});
