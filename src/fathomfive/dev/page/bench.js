// On every page of an author's workbench: comes to the table again when it was laid anew, and shows what is wrong
// over it until it is mended.

(() => {
  const page = document.documentElement.dataset;
  const { number, print } = document.currentScript.dataset;
  page.bench = number;
  page.curtain = "none"; // the author has every seat

  const element = (name, text) => {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  };

  const show = (mistakes) => {
    document.querySelector(".bench")?.remove();
    if (!mistakes.length) return;
    const bench = element("aside", "");
    bench.className = "bench";
    bench.role = "alert";
    for (const { says, where, line } of mistakes) {
      const one = element("p", "");
      if (where) one.append(element("b", where));
      one.append(element("span", says));
      if (line) one.append(element("code", line));
      bench.append(one);
    }
    document.body.append(bench);
  };

  // Words and pictures are fetched once by a page; one that is not at the table yet may lack some, too.
  const again = (told) => {
    page.bench = told.number;
    if (told.print !== print || !document.querySelector("ff-table")) location.reload();
    else document.querySelector("ff-table-page").enter();
  };

  // The process is gone. The next one is there at once, as a rule: until then the page should not come back by
  // itself, for whoever was there already is told nothing of what happened before.
  let waiting;
  const lost = () => {
    if (!page.bench) return;
    page.bench = "";
    const live = document.querySelector("ff-table-page")?.sitting?.live;
    live?.close();
    waiting = setTimeout(() => live?.open(), 3000);
  };

  const listen = () => {
    const news = new EventSource("/dev/news");
    news.onerror = lost;
    news.onmessage = ({ data }) => {
      clearTimeout(waiting);
      const told = JSON.parse(data);
      if (String(told.number) !== page.bench) again(told);
      show(told.mistakes);
    };
  };

  if (document.body) listen();
  else addEventListener("DOMContentLoaded", listen);
})();
