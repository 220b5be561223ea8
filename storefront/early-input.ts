import { awakeEvent } from "./awake.ts";

/** Buttons that the browser cannot serve by itself. */
const helpless = "button:not([popovertarget],form[action] button)";

/**
 * Code of a page that keeps what the shopper does before React listens: every choice and every word
 * typed, and the first press. It is done again when the page is awake, the choices before the press.
 *
 * React takes a field's value at that moment for the one it already knows. Setting another one
 * through the element itself makes it forget that, so that its own handlers hear the repetition.
 * Each repetition waits until React has drawn the one before.
 */
export const keepEarlyInput = `const early=new Map();let pressed;
const press=({target})=>{pressed??=target.closest?.('${helpless}')};
const enter=({target})=>{early.delete(target);early.set(target,isTicked(target)?target.checked:target.value)};
const isTicked=({type})=>type==="radio"||type==="checkbox";
const enterAgain=(field,value)=>{
if(isTicked(field)){field.checked=!value;field.click();return}
field.value=field.value===""?" ":"";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value").set.call(field,value);
for(const type of ["input","change"])field.dispatchEvent(new Event(type,{bubbles:true}))};
addEventListener("click",press,true);addEventListener("input",enter,true);
const nextTask=()=>new Promise((go)=>setTimeout(go));
addEventListener("${awakeEvent}",async()=>{for(const [field,value] of early){enterAgain(field,value);await nextTask()}pressed?.click()},{once:true});`;

/** Code for the moment from which React itself keeps what happens. */
export const leaveInputToReact = `removeEventListener("click",press,true);removeEventListener("input",enter,true);`;
