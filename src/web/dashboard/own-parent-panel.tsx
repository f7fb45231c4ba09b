import { OwnChildren } from "../families/own-children.tsx";
import { ParentLinks } from "./parent-links.tsx";

/** What a parent who is signed in sees: the own children, and what helps at home. */
export function OwnParentPanel({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
	return <OwnChildren titles={titles} ways={<ParentLinks />} />;
}
