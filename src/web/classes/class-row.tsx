import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/route-key.ts";
import { utcZone } from "#domain/shared/moment.ts";
import { dotted } from "../shared/dotted.ts";
import { useFormat } from "../shared/format.ts";
import { LocalLink } from "../shared/local-link.tsx";

/** A class in its teacher's list. */
export type ListedClass = ResponseOf<"GET /api/classes">["classes"][number];

interface ClassRowProps {
	readonly one: ListedClass;
	/** At the end of the row: the code, or buttons. */
	readonly children: ReactNode;
}

/** A class with its level, its date and the number of its pupils, which distinguish classes of one name. */
export function ListedClassRow({ one: { id, name, level, createdAt, pupils }, children }: ClassRowProps) {
	const { t } = useTranslation();
	const format = useFormat();
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
			<div className="grid gap-0.5">
				<LocalLink to={`/class#${id}`} className="font-display text-xl font-semibold wrap-anywhere">
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
