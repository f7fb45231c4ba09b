import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/route-key.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { utcZone } from "#domain/shared/instant.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { darkLines } from "../../shared/spectrum/spectrum-lines.ts";
import { SpectrumBand } from "../../ui/spectrum-band.tsx";
import { OneClassBand } from "./class-band.tsx";

/** A class in its teacher's list. */
export type ListedClass = ResponseOf<"GET /api/classes">["classes"][number];

/** The band of a class that has no colour yet. */
function DarkBand({ text }: { readonly text: string }) {
	return (
		<div className="relative grid min-h-16 content-end overflow-hidden rounded-panel bg-band px-4 py-3 text-on-band">
			<SpectrumBand lines={darkLines} className="absolute inset-0 size-full" />
			<p className="relative">{text}</p>
		</div>
	);
}

/** The id of the element that names a class, for what else is in its row. */
export const nameIdOf = ({ id }: Pick<ListedClass, "id">): string => `class-${id}`;

interface ClassRowProps {
	readonly one: ListedClass;
	/** At the end of the row: the code, or buttons. */
	readonly children: ReactNode;
}

/** A class as a picture: its spectrum, then its level, its date and the number of its pupils, which distinguish classes of one name. */
export function ListedClassRow({
	one: { id, name, level, createdAt, pupils, picture },
	children,
}: ClassRowProps) {
	const { t } = useTranslation();
	const format = useFormat();
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
			<div className="w-full">
				{extremesOf(picture) ? (
					<OneClassBand picture={picture} className="h-24" />
				) : (
					<DarkBand text={t("classes.page.noPicture")} />
				)}
			</div>
			<div className="grid gap-0.5">
				<LocalLink
					id={nameIdOf({ id })}
					to={`/class#${id}`}
					className="font-display text-xl font-semibold wrap-anywhere"
				>
					{name}
				</LocalLink>
				<span className="text-soft">
					{dotted([
						level,
						t("classes.own.since", { date: format.mediumDate(createdAt, utcZone) }),
						t("classes.own.pupils", { count: pupils }),
					])}
				</span>
			</div>
			{children}
		</li>
	);
}
