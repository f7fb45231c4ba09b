#!/bin/sh
# Draws the password of the database, and writes the secrets' files where they are missing. Run it as root.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
# Only its owner enters the folder; a container gets single files of it.
chmod 700 secrets
[ -s secrets/database_password ] || od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >secrets/database_password
[ -s secrets/database_url ] ||
	printf 'postgresql://spectra:%s@database:5432/spectra' "$(cat secrets/database_password)" >secrets/database_url
# Replace it by your own mail server: smtp://user:password@host:587
[ -s secrets/smtp_url ] || printf 'smtp://mails:1025' >secrets/smtp_url
chmod 600 secrets/*
# The database's container reads its password as root, Spectra's read theirs as this user.
if [ "$(id -u)" = 0 ]; then
	chown 10001:10001 secrets/database_url secrets/smtp_url
else
	chmod 644 secrets/database_url secrets/smtp_url
	echo "Not run as root: the containers can read two of the files only because everyone who enters the folder can."
fi
echo "Secrets are in $(pwd)/secrets"
