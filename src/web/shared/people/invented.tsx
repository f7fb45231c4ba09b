import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { Badge } from "../../ui/badge.tsx";

/** Whether every person of a list is invented: then the list says it once, above. */
export const areAllInvented = (people: readonly Pick<Researcher, "illustrative">[]): boolean =>
	people.length > 0 && people.every(({ illustrative }) => illustrative);

/** Says once, above a list, that all of its people are invented; nothing above any other list. */
export function AllInvented({ people }: { readonly people: readonly Pick<Researcher, "illustrative">[] }) {
	const { t } = useTranslation();
	if (!areAllInvented(people)) return null;
	return <p className="text-sm text-soft">{t("consultations.researchers.allInvented")}</p>;
}

interface InventedProps {
	readonly person: Pick<Researcher, "illustrative">;
	/** The list has said it: only readers who cannot see the list hear it again. */
	readonly isSaid: boolean;
}

/** Says at a name that the person is invented; nothing at the name of a real one. */
export function Invented({ person, isSaid }: InventedProps) {
	const { t } = useTranslation();
	if (!person.illustrative) return null;
	const text = t("consultations.researchers.illustrative");
	return isSaid ? <span className="sr-only">{text}</span> : <Badge>{text}</Badge>;
}
