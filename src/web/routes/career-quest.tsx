import { useTranslation } from "react-i18next";

/** Placeholder of a screen under construction. */
export default function CareerQuest() {
	const { t } = useTranslation();
	return <h1 className="page py-24">{t("common.loading")}</h1>;
}
