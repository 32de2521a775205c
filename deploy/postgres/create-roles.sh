#!/bin/sh
# Once, into an empty server: the owner of the tables, the role that the program works as, and their database.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set program_password="$PROGRAM_PASSWORD" <<'SQL'
create role open_hand_owner login password :'owner_password';
create role open_hand login password :'program_password';
create database open_hand owner open_hand_owner;
SQL
