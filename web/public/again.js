// The page without its parts: when a script or a style of the first page cannot be fetched, the page is loaded again
// after a while, and it says so meanwhile. This file needs none of the parts, and stands alone for that reason.
(() => {
  const KEY = "fathom-again";
  const LONGEST = 60;
  let failed = false;
  const again = () => {
    const tries = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(tries + 1));
    setTimeout(() => location.reload(), Math.min(LONGEST, 2 * 2 ** tries) * 1000);
  };
  addEventListener(
    "error",
    (event) => {
      if (failed || !(event.target instanceof Element) || !event.target.matches("script, link")) return;
      failed = true;
      document.documentElement.dataset.part = "missing";
      again();
    },
    true,
  );
  addEventListener("load", () => {
    if (!failed) sessionStorage.removeItem(KEY);
  });
  addEventListener("online", () => {
    if (failed) location.reload();
  });
})();
