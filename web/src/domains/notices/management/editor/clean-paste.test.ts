import { Editor } from '@tiptap/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HOSTS_IN_DISGUISE, XSS_CORPUS } from '../../../../../../features/support/xss-corpus.ts';
import { cleanPaste } from './clean-paste.ts';
import { EXTENSIONS } from './extensions.ts';

/** What the editor has after a paste. */
function pasted(html: string): string {
  const element = document.createElement('div');
  document.body.append(element);
  const editor = new Editor({ element, extensions: EXTENSIONS, injectCSS: false, editorProps: { transformPastedHTML: cleanPaste } });
  onTestFinished(() => {
    editor.destroy();
    element.remove();
  });
  // jsdom has no event of its own for the clipboard.
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return editor.getHTML();
}

/** As Word puts it on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:宋体;} @page {size:595pt 842pt;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<p class=MsoTitle align=center style='text-align:center'><b><span style='font-size:16.0pt'>年终结账安排<o:p></o:p></span></b></p>
<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'><span style='font-family:宋体;mso-ascii-font-family:"Times New Roman"'>各单位请于</span><span lang=EN-US>12</span><b style='mso-bidi-font-weight:normal'><span style='color:red'>月二十日</span></b>前报销。<span lang=EN-US><a href="https://cw.example.edu/rule">办法</a><a name="_Toc1"></a><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='mso-fareast-font-family:宋体'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span>差旅<o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>&Oslash;<span>&nbsp;</span></span></span><![endif]><span>交通</span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]><span>会议<o:p></o:p></span></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=277 colspan=2 style='width:207.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><span>部门</span><o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>财务处</p></td><td><p class=MsoNormal align=right style='text-align:right'>86,000.00</p></td></tr></table>
<!--[if gte vml 1]><v:shape id="x" o:spid="_x0000_i1025"><v:imagedata src="file:///C:/Temp/image001.png"/></v:shape><![endif]--><![if !vml]><img width=100 src="file:///C:/Temp/image001.png" v:shapes="x"><![endif]>
<!--EndFragment--></body></html>`;

/** As WPS does. */
const WPS = `<html><head><meta charset="utf-8"><meta name="Generator" content="WPS Office">
<!--[if gte mso 9]><xml><w:LatentStyles DefLockedState="false"></w:LatentStyles></xml><![endif]--><style>p.15{mso-style-name:"x";}</style></head>
<body style="tab-interval:21pt;"><!--StartFragment--><p class="MsoNormal" align="center" style="mso-pagination:widow-control;text-align:center;"><b><span style="mso-spacerun:'yes';font-family:宋体;font-weight:bold;font-size:16.0000pt;"><font face="宋体">关于报销的通知</font></span></b><b><span style="font-family:宋体;"><o:p></o:p></span></b></p>
<p class="MsoNormal" style="text-indent:21.0000pt;mso-char-indent-count:2.0000;"><span style="mso-spacerun:'yes';font-family:宋体;font-size:10.5000pt;"><font face="宋体">请各单位</font><font face="Calibri">12</font><font face="宋体">月前</font></span><span style="font-weight:bold;text-decoration:underline;text-underline:single;"><font face="宋体">完成</font></span><span><o:p></o:p></span></p>
<p class="MsoNormal" style="margin-left:21.0000pt;mso-list:l0 level1 lfo1;"><span style="font-family:Wingdings;"><span style="mso-list:Ignore;">l<span>&nbsp;</span></span></span><span><font face="宋体">发票</font></span></p>
<p class="MsoNormal" style="margin-left:21.0000pt;mso-list:l0 level1 lfo1;"><span style="font-family:Wingdings;"><span style="mso-list:Ignore;">l<span>&nbsp;</span></span></span><span><font face="宋体">合同</font></span></p>
<table class="MsoNormalTable" border="1" style="width:426.1pt;mso-table-layout-alt:fixed;"><tbody><tr><td width="284" valign="top"><p class="MsoNormal"><span><font face="宋体">项目</font></span></p></td></tr></tbody></table><!--EndFragment--></body></html>`;

describe('NOTICE-7 what is pasted comes out clean', () => {
  it('NOTICE-7 from Word: titles, emphasis, links, lists in lists and tables, and nothing else', () => {
    expect(pasted(WORD)).toBe(
      '<h2 align="center"><strong>年终结账安排</strong></h2>' +
        '<p>各单位请于12<strong>月二十日</strong>前报销。<a href="https://cw.example.edu/rule">办法</a></p>' +
        '<ol><li><p>差旅</p><ul><li><p>交通</p></li></ul></li><li><p>会议</p></li></ol>' +
        '<table><tbody><tr><td colspan="2"><p>部门</p></td></tr>' +
        '<tr><td><p>财务处</p></td><td><p align="right">86,000.00</p></td></tr></tbody></table><p></p>',
    );
  });

  it('NOTICE-7 from WPS: the same', () => {
    expect(pasted(WPS)).toBe(
      '<p><strong>关于报销的通知</strong></p>' +
        '<p>请各单位12月前<strong><u>完成</u></strong></p>' +
        '<ul><li><p>发票</p></li><li><p>合同</p></li></ul>' +
        '<table><tbody><tr><td><p>项目</p></td></tr></tbody></table><p></p>',
    );
    // The first paragraph is aligned as the one that it is pasted into.
    expect(cleanPaste(WPS)).toContain('<p align="center">');
  });

  it.each(XSS_CORPUS)('NOTICE-7 SEC-2 nothing that runs stays of %s', (evil) => {
    const kept = pasted(`<p>好</p>${evil}<p>了</p>`);
    for (const html of [cleanPaste(evil), kept]) {
      const place = new DOMParser().parseFromString(html, 'text/html').body;
      expect(
        place.querySelector('script,style,iframe,object,embed,form,input,button,svg,math,link,meta,base,template,video,audio'),
      ).toBeNull();
    }
    const place = new DOMParser().parseFromString(kept, 'text/html').body;
    for (const { name, value } of [...place.querySelectorAll('*')].flatMap((element) => [...element.attributes])) {
      expect(name, kept).toMatch(/^(href|colspan|rowspan|align)$/);
      if (name === 'href') expect(value, kept).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/);
    }
  });

  it.each(HOSTS_IN_DISGUISE)('NOTICE-7 SEC-2 no link leads to a host that it does not name openly: %s', (evil) => {
    expect(pasted(evil)).not.toContain('evil');
  });
});
