import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { utcZone } from "#domain/shared/instant.ts";
import { apiQuery } from "../../api/api.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { SelectField } from "../../ui/select-field.tsx";
import type { ListedClass } from "./class-row.tsx";

interface EarlierClassFieldProps {
	/** Whether the class may continue a class in the list. */
	readonly isOffered: (one: ListedClass) => boolean;
	/** The earlier class at first; null for none. */
	readonly followsId: string | null;
}

/** The field `followsId`: an earlier class whose spectrum lies behind that of this one; "" for none. Without such a class it is not there. */
export function EarlierClassField({ isOffered, followsId }: EarlierClassFieldProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { data } = useQuery(apiQuery("GET /api/classes", {}));
	const offered = data?.classes.filter((one) => isOffered(one) || one.id === followsId) ?? [];
	if (offered.length === 0) return null;
	return (
		<SelectField
			label={t("classes.create.earlier")}
			hint={t("classes.create.earlierHint")}
			name="followsId"
			defaultValue={followsId ?? ""}
		>
			<option value="">{t("classes.create.noEarlier")}</option>
			{offered.map(({ id, name, level, createdAt }) => (
				<option key={id} value={id}>
					{dotted([name, level, t("classes.own.since", { date: format.mediumDate(createdAt, utcZone) })])}
				</option>
			))}
		</SelectField>
	);
}

/** The value of the field in a request. */
export const followedId = (chosen: string | undefined): string | null => chosen || null;
