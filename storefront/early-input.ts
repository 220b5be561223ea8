import { awakeEvent } from "./awake.ts";

/** Buttons that the browser cannot serve by itself. */
const helpless = "button:not([popovertarget],form[action] button)";

/** Told on `window` when React begins to take the page over, and keeps itself what happens. */
const listeningEvent = "listening";

/**
 * Code at the top of a page, before anything can be touched. It keeps what the shopper does before
 * React listens: every choice, every word typed and the first press. That is done again when the
 * page is awake, the choices before the press. From the moment on when React listens, it keeps what
 * happens itself, but for the header and the footer, which are not React's and wake up last.
 *
 * React takes a field's value at that moment for the one it already knows. Setting another one
 * through the element itself makes it forget that, so that its own handlers hear the repetition.
 * Each repetition waits until React has drawn the one before.
 *
 * Back to an address that the router once put there, with nobody to draw what belongs to it, fetches
 * that page anew; the router is not told, for it would change the page while React compares it. Before
 * this code has come nobody is told of that: the address which the page was fetched from then differs
 * from where it stands.
 */
export const keepEarlyInput = `{const early=new Map();let pressed;
const {pathname,search}=new URL(performance.getEntriesByType("navigation")[0]?.name??"",location);
const move=(event)=>{if(location.pathname+location.search===pathname+search)return;event?.stopImmediatePropagation();location.reload()};
move();
const isTicked=({type})=>type==="radio"||type==="checkbox";
let isHeard=false;
const press=({target})=>{const button=target.closest?.('${helpless}');if(!isHeard||button?.closest("[data-kept]"))pressed??=button};
const enter=({target})=>{early.delete(target);early.set(target,isTicked(target)?target.checked:target.value)};
const enterAgain=(field,value)=>{
if(isTicked(field)){field.checked=!value;field.click();return}
field.value=field.value===""?" ":"";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value").set.call(field,value);
for(const type of ["input","change"])field.dispatchEvent(new Event(type,{bubbles:true}))};
const nextTask=()=>new Promise((go)=>setTimeout(go));
addEventListener("click",press,true);addEventListener("input",enter,true);addEventListener("popstate",move);
addEventListener("${listeningEvent}",()=>{isHeard=true;removeEventListener("input",enter,true)},{once:true});
addEventListener("${awakeEvent}",async()=>{removeEventListener("click",press,true);removeEventListener("popstate",move);for(const [field,value] of early){enterAgain(field,value);await nextTask()}pressed?.click()},{once:true})}`;

/** Code for the moment from which React itself keeps what happens. */
export const leaveInputToReact = `dispatchEvent(new Event("${listeningEvent}"));`;
