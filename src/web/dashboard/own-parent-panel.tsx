import { OwnChildren } from "../families/own-children.tsx";
import { ParentLinks } from "./parent-links.tsx";

/** A signed-in parent's view: the linked children, and help for home. */
export function OwnParentPanel({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
	return <OwnChildren titles={titles} ways={<ParentLinks />} />;
}
