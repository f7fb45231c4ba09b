import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { apiQuery } from "../../api/api.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";

const classesQuery = apiQuery("GET /api/account/classes", {});
const familyQuery = apiQuery("GET /api/family", {});

/** One line for the class and one for the parent, each with its state and its page. */
export function ClassAndParent() {
	const { t } = useTranslation();
	const joined = useQuery(classesQuery).data?.classes[0];
	const parents = useQuery(familyQuery).data?.parents ?? [];
	const [parent] = parents;
	const lines = [
		{
			name: "join",
			state: joined
				? `${joined.className} · ${t(`dashboard.own.${joined.hasSent ? "class" : "classUnsent"}`)}`
				: t("dashboard.student.togetherWays.join.description"),
		},
		{
			name: "family",
			state: parent
				? t("dashboard.own.sees", { name: parent.parentName, count: parent.view.careers.length })
				: t("dashboard.student.togetherWays.family.description"),
		},
	] as const;
	return (
		<ul className="divide-y divide-hairline border-y border-hairline">
			{lines.map(({ name, state }) => (
				<li key={name} className="group relative py-2.5">
					<LocalLink
						to={`/${name}`}
						className="font-semibold no-underline after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
					>
						{t(`dashboard.student.togetherWays.${name}.title`)}
					</LocalLink>
					<p className="text-sm text-soft">{state}</p>
				</li>
			))}
		</ul>
	);
}
